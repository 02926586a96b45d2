/** The accessor `key` of a prototype, called on an object whatever the object itself holds under that name. */
export function getter<P extends object, K extends keyof P & string>(proto: P, key: K): (of: P) => P[K] {
  let holder: object | null = proto
  while (holder) {
    const found = Object.getOwnPropertyDescriptor(holder, key)?.get
    if (found) return (of) => found.call(of)
    holder = Object.getPrototypeOf(holder)
  }
  // Only test DOMs get here: they keep some attributes as plain fields, where nothing can clobber them.
  return (of) => of[key]
}
