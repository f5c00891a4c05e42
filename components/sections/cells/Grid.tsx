import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { arrow } from '../../ui/icons';
import { Pictogram } from '../Pictogram';
import { SectionHead } from '../SectionHead';
import * as css from './Grid.css';

type GridProps = SectionByName<'cells grid'>;

/** Renders a grid of cards. Only linked cards have an arrow and the hover effect. */
export function Grid({ title, note, ground, columns, items, wide }: GridProps) {
  return (
    <section className={classNames(on[ground], section)}>
      <div className={wrap}>
        <SectionHead title={title} note={note} />
      </div>
      <div className={columns === 'rooms' ? undefined : wrap}>
        <ul
          className={classNames(
            ground !== 'black' && on.white,
            css.cells,
            css.columns[columns],
            wide && css.gridWithWideCell,
          )}
        >
          {items.map(cell => (
            <li key={cell.title} className={classNames(css.cellItem, css.layoutVariants[columns])}>
              <Cell {...cell} />
            </li>
          ))}
          {wide && <WideCell {...wide} />}
        </ul>
      </div>
    </section>
  );
}

function Cell({ title, text: paragraph, icon, href }: GridProps['items'][number]) {
  const content = (
    <>
      <Pictogram drawing={icon} className={css.pictogram} />
      {href && <Icon path={arrow} className={css.arrow} />}
      <h3 className={classNames(text.h4, css.title)}>{title}</h3>
      <p className={css.text}>{paragraph}</p>
    </>
  );
  if (!href) return <div className={css.cell}>{content}</div>;
  return (
    <a className={classNames(css.cell, css.linkCell)} href={href}>
      {content}
    </a>
  );
}

const WideCell = ({ title, text: paragraph, art }: NonNullable<GridProps['wide']>) => (
  <li className={classNames(css.cell, css.wideCell)}>
    <img className={css.wideArt} src={art} alt="" width={740} height={100} loading="lazy" />
    <div className={css.wideCellText}>
      <h3 className={text.h4}>{title}</h3>
      <p className={css.wideText}>{paragraph}</p>
    </div>
  </li>
);
