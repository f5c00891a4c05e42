/** The price of a card payment: a share of the amount, plus a fixed fee. */
export type CardRate = { percent: number; euros: number };

/** Slider steps. Each step multiplies the value by the same factor. */
export const VOLUME_STEPS = { min: 0, max: 60, preset: 26 };
export const TICKET_STEPS = { min: 0, max: 40, preset: 18 };

const roundToTwoDigits = (value: number) => Number(value.toPrecision(2));

/** Returns euros a month, from 20,000 to 20 million. Twenty steps multiply the volume by ten. */
export const getMonthlyVolume = (step: number): number => roundToTwoDigits(20_000 * 10 ** (step / 20));
/** Returns euros, from 5 to 500. */
export const getTicketEuros = (step: number): number => roundToTwoDigits(5 * 1.122 ** step);

/** Returns the fees of a month. `volume` is in euros a month, `ticket` in euros. */
export const getFees = ({ percent, euros }: CardRate, volume: number, ticket: number): number =>
  (volume * percent) / 100 + (volume / ticket) * euros;

/**
 * @param rates by number of competing processors, starting at one
 * @param processors in use now. At the maximum, one more changes nothing.
 * @returns whole euros, with the saving rounded to tens
 */
export function compareFees(
  rates: readonly CardRate[],
  { processors, volume, ticket }: { processors: number; volume: number; ticket: number },
): { now: number; next: number; saving: number } {
  const getCost = (count: number) => {
    const rate = rates[Math.min(count, rates.length) - 1];
    if (!rate) throw new RangeError(`No rate for ${count} processors`);
    return getFees(rate, volume, ticket);
  };
  const now = Math.round(getCost(processors));
  const saving = Math.round((now - getCost(processors + 1)) / 10) * 10;
  return { now, next: now - saving, saving };
}
