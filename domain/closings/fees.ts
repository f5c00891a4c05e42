import { parseNumber } from '../answers';
import {
  type CardRate,
  compareFees,
  getMonthlyVolume,
  getTicketEuros,
  TICKET_STEPS,
  VOLUME_STEPS,
} from '../fees';

/** A calculator for monthly card fees, and the savings with one more processor. */
export type FeesClosing = {
  title: string;
  lead: string;
  labels: { volume: string; ticket: string; processors: string; now: string; next: string };
  /** Rates by number of competing processors, starting at one. */
  rates: readonly CardRate[];
  /** Label of each number of processors, and the text after the monthly savings. */
  choices: readonly { label: string; saving: string }[];
  /** Explanation of the calculation. */
  note: string;
  /** Answer in the header, with `{saving}`. */
  answer: string;
  action: string;
  promise: string;
  /** Last sentence of the prefilled message. */
  wish: string;
};

/** Query parameters. Sliders send their step, not the value. */
export const FEES_PARAMETERS = { volume: 'volume', ticket: 'ticket', processors: 'processors' } as const;

export const formatEuros = (amount: number): string => `€${amount.toLocaleString('en')}`;

/** Half of the knob's scale in degrees. The middle of the scale is at the top. */
const HALF_SCALE = 135;
const STEP_ANGLE = (2 * HALF_SCALE) / VOLUME_STEPS.max;

/** Returns degrees, clockwise from the top. */
export const getVolumeAngle = (step: number): number => step * STEP_ANGLE - HALF_SCALE;

/** Returns the slider's step for the pointer's distance from the knob's centre, to the right and upwards. */
export function getVolumeStep(offsetRight: number, offsetUp: number): number {
  const angle = (Math.atan2(offsetRight, offsetUp) * 180) / Math.PI;
  const limitedAngle = Math.max(-HALF_SCALE, Math.min(HALF_SCALE, angle));
  return Math.round((limitedAngle + HALF_SCALE) / STEP_ANGLE);
}

export function parseFees(
  { rates, choices }: Pick<FeesClosing, 'rates' | 'choices'>,
  answers: URLSearchParams,
) {
  const processors = parseNumber(answers, FEES_PARAMETERS.processors, {
    min: 1,
    max: choices.length,
    preset: 1,
  });
  const step = parseNumber(answers, FEES_PARAMETERS.volume, VOLUME_STEPS);
  const volume = getMonthlyVolume(step);
  const ticket = getTicketEuros(parseNumber(answers, FEES_PARAMETERS.ticket, TICKET_STEPS));
  return { step, processors, volume, ticket, ...compareFees(rates, { processors, volume, ticket }) };
}

export function describeFees(closing: FeesClosing, answers: URLSearchParams): string {
  const { processors, volume, ticket, now, saving } = parseFees(closing, answers);
  const today = closing.choices[processors - 1]?.label.toLowerCase();
  return [
    `Card volume ${formatEuros(volume)} a month, average ticket ${formatEuros(ticket)}, processors today: ${today}.`,
    `Fees now about ${formatEuros(now)}${saving > 0 ? `, possible saving ${formatEuros(saving)} a month` : ''}.`,
    closing.wish,
  ].join(' ');
}
