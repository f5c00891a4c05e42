/** Stands in until the seed is written. */
export async function seedDatabase(_needs: object): Promise<void> {}
