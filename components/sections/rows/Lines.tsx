import type { SectionByName } from '../../../domain/sections';
import { on } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { arrow } from '../../ui/icons';
import { TitledSection } from '../SectionHead';
import * as css from './Lines.css';

type LinesProps = Omit<SectionByName<'rows lines'>, 'kind' | 'variant'>;

export const Lines = ({ title, note, ground, items }: LinesProps) => (
  <TitledSection ground={on[ground]} title={title} note={note}>
    <ul className={css.list}>
      {items.map(row => (
        <li key={row.title} className={css.item}>
          <Row {...row} />
        </li>
      ))}
    </ul>
  </TitledSection>
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
