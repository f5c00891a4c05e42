/** The named properties of an object, and no others. */
export const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map(name => [name, from[name]])) as Pick<T, K>;
