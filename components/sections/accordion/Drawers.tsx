import type { SectionByName } from '../../../domain/sections';
import { grid } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { Accordion } from '../../ui/Accordion';
import { Chip } from '../../ui/Chip';
import { classNames } from '../../ui/class-names';
import { TitledSection } from '../SectionHead';
import * as css from './Drawers.css';

type DrawersSection = SectionByName<'accordion drawers'>;

export const Drawers = ({ title, note, opened, items }: DrawersSection) => (
  <TitledSection ground={classNames(on.white, css.section)} title={title} note={note}>
    <div className={grid}>
      <Accordion
        className={css.cabinet}
        items={items.map(drawer => ({ title: drawer.title, text: <Drawer {...drawer} /> }))}
        open={opened}
      />
    </div>
  </TitledSection>
);

const Drawer = ({ text: answer, evidence }: DrawersSection['items'][number]) => (
  <>
    <p>{answer}</p>
    <div className={css.evidence}>
      <span className={text.small}>We read</span>
      {evidence.map(name => (
        <Chip key={name}>{name}</Chip>
      ))}
    </div>
  </>
);
