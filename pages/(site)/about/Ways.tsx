import { Pictogram } from '../../../components/sections/Pictogram';
import { classNames } from '../../../components/ui/class-names';
import { Icon } from '../../../components/ui/Icon';
import { arrow } from '../../../components/ui/icons';
import { frame, visuallyHidden } from '../../../styles/layout.css';
import { on, type Surface } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import * as css from './Ways.css';

type Way = { title: string; text: string; href: string; icon: string; ground: Surface };

/** Two posters that touch, each the way to a page. */
export const Ways = ({ title, items }: { title: string; items: readonly Way[] }) => (
  <section data-screen-only="">
    <h2 className={visuallyHidden}>{title}</h2>
    <div className={classNames(frame, css.ways)}>
      {items.map(({ ground, ...item }) => (
        <a key={item.href} className={classNames(on[ground], css.way)} href={item.href}>
          <Pictogram drawing={item.icon} className={css.pictogram} />
          <div>
            <h3 className={type.h2}>{item.title}</h3>
            <p className={classNames(type.muted, css.text)}>{item.text}</p>
          </div>
          <Icon path={arrow} size={40} className={css.arrow} />
        </a>
      ))}
    </div>
  </section>
);
