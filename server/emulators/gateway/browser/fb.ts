/** Stand-in for the fraud-data script. It collects nothing: the SDK only waits for it to load. */
Reflect.set(window, 'fraudScriptStandIn', true)
