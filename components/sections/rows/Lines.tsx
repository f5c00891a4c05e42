import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { arrow } from '../../ui/icons';
import { SectionHead } from '../SectionHead';
import * as css from './Lines.css';

type LinesProps = Omit<SectionByName<'rows lines'>, 'kind' | 'variant'>;

export const Lines = ({ title, note, ground, items }: LinesProps) => (
  <section className={classNames(on[ground], section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <ul className={css.list}>
        {items.map(row => (
          <li key={row.title} className={css.item}>
            <Row {...row} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);

function Row({ title, text, href }: LinesProps['items'][number]) {
  const Box = href ? 'a' : 'div';
  return (
    <Box className={classNames(css.row, css.rowLink)} href={href}>
      <h3 className={css.title}>{title}</h3>
      <p className={type.muted}>{text}</p>
      {href && <Icon path={arrow} className={css.arrow} />}
    </Box>
  );
}
