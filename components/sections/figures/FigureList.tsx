import { getSite } from '../../../domain/current-site';
import type { SectionByName } from '../../../domain/sections';
import { figureSign } from './sign.css';

type FigureListProps = {
  items: SectionByName<'figures agency'>['items'];
  className: string;
  css: Record<'item' | 'figure' | 'text', string>;
  /** Lets the beam of a dial point at the figures. */
  isOnDial?: boolean;
};

/** Renders figures of the agency. All except the founding year have a plus sign by default. */
export function FigureList({ items, className, css, isOnDial }: FigureListProps) {
  const { founded, figures, stats } = getSite();
  return (
    <ul className={className}>
      {items.map(({ token, text }) => {
        const fact = token === 'founded' ? undefined : figures?.[token];
        return (
          <li key={text ?? token} className={css.item} data-ray={isOnDial && ''}>
            <p className={css.figure} title={fact?.since && `As of ${fact.since}`}>
              {token === 'founded' ? founded : stats[token]}
              {token !== 'founded' && <sup className={figureSign}>{fact?.sign ?? '+'}</sup>}
            </p>
            <p className={css.text}>{text || fact?.label}</p>
          </li>
        );
      })}
    </ul>
  );
}
