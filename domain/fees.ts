/** What a card payment costs: a share of the amount, and something for each payment. */
export type Rate = { percent: number; euros: number };

/** Steps of the sliders. They are logarithmic: each step is the same factor, and what they say has two digits. */
export const VOLUME_STEPS = { min: 0, max: 60, preset: 27 };
export const TICKET_STEPS = { min: 0, max: 40, preset: 18 };

const twoDigits = (value: number) => Number(value.toPrecision(2));

/** Card volume a month (euros) at a step: 20,000 to 16 million. */
export const getVolume = (step: number): number => twoDigits(20_000 * 1.1173 ** step);
/** Average amount of a payment (euros) at a step: 5 to 500. */
export const getTicket = (step: number): number => twoDigits(5 * 1.122 ** step);

/** Fees of a month in euros. */
export const getFees = ({ percent, euros }: Rate, volume: number, ticket: number): number =>
  (volume * percent) / 100 + (volume / ticket) * euros;

/**
 * What payments cost a month, and what they would with one more processor to choose from.
 * @param rates by how many processors compete for a payment, one first.
 * @param processors in use today; with as many as there are rates one more changes nothing.
 * @returns whole euros; the saving to ten of them, and `next` is what is left without it.
 */
export function compareFees(
  rates: readonly Rate[],
  { processors, volume, ticket }: { processors: number; volume: number; ticket: number },
): { now: number; next: number; saving: number } {
  const cost = (count: number) => {
    const rate = rates[Math.min(count, rates.length) - 1];
    if (!rate) throw new RangeError(`No rate for ${count} processors`);
    return getFees(rate, volume, ticket);
  };
  const now = Math.round(cost(processors));
  const saving = Math.round((now - cost(processors + 1)) / 10) * 10;
  return { now, next: now - saving, saving };
}
