import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { row } from '../../dial/row.css';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { arrow } from '../../ui/icons';
import { Pictogram } from '../Pictogram';
import * as css from './Dial.css';

type DialProps = SectionByName<'cells dial'>;

/** Renders rows. The dial's core shows the pictogram of the row that the beam is on. */
export const Dial = ({ title, note, items }: DialProps) => (
  <section className={classNames(on.black, css.section)}>
    <div className={wrap}>
      <div className={css.content}>
        <h2 className={text.h2}>{title}</h2>
        {note && <p className={css.note}>{note}</p>}
        <ul className={css.list}>
          {items.map(cell => (
            <li key={cell.title} className={row} data-ray="">
              <Row {...cell} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);

function Row({ title, text: paragraph, icon, href }: DialProps['items'][number]) {
  const Box = href ? 'a' : 'div';
  return (
    <Box className={css.cell} href={href}>
      <Pictogram drawing={icon} className={css.pictogram} />
      <h3 className={css.title}>
        {title}
        {href && <Icon path={arrow} className={css.arrow} />}
      </h3>
      <p className={css.text}>{paragraph}</p>
    </Box>
  );
}
