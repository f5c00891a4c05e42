import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { classNames } from '../../ui/class-names';
import { FigureList } from './FigureList';
import * as css from './Tall.css';

export const Tall = ({ label, items }: SectionByName<'figures tall'>) => (
  <section className={classNames(on.black, css.section)} aria-label={label}>
    <div className={wrap}>
      <FigureList items={items} className={css.list} css={css} isOnDial />
    </div>
  </section>
);
