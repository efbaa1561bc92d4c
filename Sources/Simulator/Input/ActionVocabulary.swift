import Scenes

// The scene target declares actions; these names are for targets that import only the simulator.

public typealias Action = Scenes.Action
public typealias ScrollPlace = Scenes.ScrollPlace
public typealias TouchAction = Scenes.TouchAction
public typealias KnobReference = Scenes.KnobReference
public typealias Edit = Scenes.Edit
public typealias EditedItem = Scenes.EditedItem
public typealias PlacedItem = Scenes.PlacedItem
public typealias ItemIdentity = Scenes.ItemIdentity
