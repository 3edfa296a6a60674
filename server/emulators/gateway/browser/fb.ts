/** Stands in for the fraud-data script. The SDK only waits for it to load; it collects nothing. */
Reflect.set(window, 'fraudScriptStandIn', true)
