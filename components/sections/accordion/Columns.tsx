import type { SectionByName } from '../../../domain/sections';
import { on } from '../../../styles/surfaces.css';
import { Accordion } from '../../ui/Accordion';
import { TitledSection } from '../SectionHead';
import * as css from './Columns.css';

export const Columns = ({ title, note, ground, look, open, items }: SectionByName<'accordion columns'>) => (
  <TitledSection ground={on[ground]} title={title} note={note}>
    <Accordion
      columns={2}
      className={css.looks[look ?? 'ledger']}
      items={items}
      isIndependent={open === 'any'}
      open={0}
    />
  </TitledSection>
);
