import type { SectionByName } from '../../../domain/sections';
import { frame, visuallyHidden } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { arrow } from '../../ui/icons';
import { Pictogram } from '../Pictogram';
import * as css from './Posters.css';

export const Posters = ({ title, items }: SectionByName<'cells posters'>) => (
  <section data-screen-only="">
    <h2 className={visuallyHidden}>{title}</h2>
    <div className={classNames(frame, css.posters)}>
      {items.map(({ ground, ...item }) => (
        <a key={item.href} className={classNames(on[ground], css.poster)} href={item.href}>
          <Pictogram drawing={item.icon} className={css.pictogram} />
          <h3 className={classNames(type.h2, css.title)}>{item.title}</h3>
          <p className={classNames(type.muted, css.text)}>{item.text}</p>
          <Icon path={arrow} size={40} className={css.arrow} />
        </a>
      ))}
    </div>
  </section>
);
