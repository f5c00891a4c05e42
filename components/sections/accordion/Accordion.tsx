import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { Accordion as Texts } from '../../ui/Accordion';
import { Chip } from '../../ui/Chip';
import { classNames } from '../../ui/class-names';
import { TitledSection } from '../SectionHead';
import * as css from './Accordion.css';

type AccordionSection = SectionByName<'accordion columns' | 'accordion questions' | 'accordion drawers'>;

export function Accordion(props: AccordionSection) {
  const { title, note, variant } = props;
  if (variant === 'columns')
    return (
      <TitledSection ground={on[props.ground]} title={title} note={note}>
        <Texts
          columns={2}
          className={css.columnLooks[props.look ?? 'ledger']}
          items={props.items}
          isIndependent={props.open === 'any'}
          open={0}
        />
      </TitledSection>
    );
  if (variant === 'drawers')
    return (
      <TitledSection ground={classNames(on.white, css.section)} title={title} note={note}>
        <div className={css.layout}>
          <Texts
            className={css.cabinet}
            items={props.items.map(entry => ({ title: entry.title, text: <Drawer {...entry} /> }))}
            open={props.opened}
          />
        </div>
      </TitledSection>
    );
  const look = props.look ?? 'list';
  return (
    <section className={classNames(on[props.ground], section, css.section)}>
      <div className={classNames(wrap, css.layout)}>
        <div className={look === 'list' ? css.stickyHead : css.head}>
          <h2 className={text.h2}>{title}</h2>
          {note && <p className={css.note}>{note}</p>}
        </div>
        <Texts className={css.looks[look]} items={props.items} open={0} />
      </div>
    </section>
  );
}

const Drawer = ({ text: answer, evidence }: SectionByName<'accordion drawers'>['items'][number]) => (
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
