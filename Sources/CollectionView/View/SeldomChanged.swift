/// Values that all have defaults.
protocol DefaultedValues {
  init()
}

/// Values that most objects never change: they are stored from the first change on, and until then are the defaults.
@propertyWrapper
struct SeldomChanged<Values: DefaultedValues> {
  private final class Storage {
    var values = Values()
  }
  private var storage: Storage?

  var wrappedValue: Values {
    get { storage?.values ?? Values() }
    set {
      let storage = self.storage ?? Storage()
      storage.values = newValue
      self.storage = storage
    }
  }
}
