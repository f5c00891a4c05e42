import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { classNames } from '../../ui/class-names';
import * as css from './Agency.css';
import { FigureList } from './FigureList';

export const Agency = ({ label, items, note }: SectionByName<'figures agency'>) => (
  <section className={on.white} aria-label={label}>
    <FigureList items={items} className={classNames(wrap, css.strip)} css={css} />
    {note && <p className={classNames(wrap, css.note)}>{note}</p>}
  </section>
);
