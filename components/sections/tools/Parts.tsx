import type { SectionByName } from '../../../domain/sections';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { CardLink } from '../../ui/CardLink';
import { classNames } from '../../ui/class-names';
import { Mark } from '../Mark';
import { TitledSection } from '../SectionHead';
import * as css from './Parts.css';

/** Renders technologies on both sides of a drawing in turn, each with a line to a point on the drawing. */
export function Parts({ title, note, art, items }: SectionByName<'tools parts'>) {
  const rowCount = Math.ceil(items.length / 2);
  const drawLine = ({ left, top = 0 }: (typeof items)[number], index: number) => {
    if (left === undefined) return '';
    const y = (100 * (Math.floor(index / 2) + 0.5)) / rowCount;
    const [from, bend] = index % 2 === 0 ? [0, css.SIDE + 3] : [100, 97 - css.SIDE];
    return `M${from} ${y}H${bend}L${css.SIDE + (left / 100) * (100 - 2 * css.SIDE)} ${top}`;
  };
  return (
    <TitledSection ground={on.white} isTight title={title} note={note}>
      <div className={css.layout}>
        {art && (
          <>
            <div className={css.drawing} style={{ gridRow: `1/span ${rowCount}` }}>
              <img src={art} alt="" width={900} height={900} loading="lazy" />
              {items.map(
                ({ title: name, mark, left, top = 0 }) =>
                  left !== undefined && (
                    <span key={name} className={css.spot} style={{ left: `${left}%`, top: `${top}%` }}>
                      <Mark url={mark} size={24} />
                    </span>
                  ),
              )}
            </div>
            <svg className={css.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path
                d={items.map(drawLine).join('')}
                fill="none"
                strokeWidth={2}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </>
        )}
        <ul className={css.list}>
          {items.map(tool => (
            <li key={tool.title} className={css.part}>
              <Mark url={tool.mark} size={40} className={css.mark} />
              <h3 className={classNames(text.h3, css.name)}>
                <CardLink {...tool} />
              </h3>
              <p className={text.muted}>{tool.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </TitledSection>
  );
}
