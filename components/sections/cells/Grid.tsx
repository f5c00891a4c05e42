import type { SectionByName } from '../../../domain/sections';
import { frame, section, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { SHADES } from '../../../styles/tokens.css';
import { CardLink } from '../../ui/CardLink';
import { classNames } from '../../ui/class-names';
import { Pictogram } from '../Pictogram';
import { SectionHead } from '../SectionHead';
import * as css from './Grid.css';

function getBarStyle(index: number) {
  const step = Math.min(index, SHADES.length - 1);
  return setVars({ [css.step]: step, [css.shade]: SHADES[step] });
}

/** Renders cards as posters, as rooms of a plan or as rising bars. */
export const Grid = ({ title, note, ground, columns, items, wide }: SectionByName<'cells grid'>) => (
  <section className={classNames(on[ground], section)}>
    <div className={classNames(wrap, css.head[columns])}>
      <SectionHead title={title} note={note} />
    </div>
    <ul className={classNames(columns !== 'rooms' && frame, css.cells, css.columns[columns])}>
      {items.map((cell, index) => (
        <li
          key={cell.title}
          className={css.layoutVariants[columns]}
          style={columns === 'rising' ? getBarStyle(index) : undefined}
        >
          <div className={css.cell[columns]}>
            <Pictogram drawing={cell.icon} className={css.pictogram[columns]} />
            <h3 className={classNames(text.h4, css.title[columns])}>
              <CardLink {...cell} />
            </h3>
            <p className={css.cellText[columns]}>{cell.text}</p>
          </div>
        </li>
      ))}
      {wide && (
        <li className={css.wideCell}>
          <img className={css.wideArt} src={wide.art} alt="" width={740} height={200} loading="lazy" />
          <div className={css.wideText}>
            <h3 className={text.h2}>{wide.title}</h3>
            <p className={text.lead}>{wide.text}</p>
          </div>
        </li>
      )}
    </ul>
  </section>
);
