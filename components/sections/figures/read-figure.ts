import { getSite } from '../../../domain/current-site';
import type { SectionByName } from '../../../domain/sections';

/** Returns a figure of the agency. All figures except the founding year have a plus sign by default. */
export function readFigure({ token, text }: SectionByName<'figures agency'>['items'][number]) {
  const { founded, figures, stats } = getSite();
  if (token === 'founded') return { value: founded, text };
  const { label, since, sign = '+' } = figures?.[token] ?? {};
  return { value: stats[token], sign, since: since && `As of ${since}`, text: text || label };
}
