import { Fragment } from 'react';
import type { Manager } from '../../../domain/colleague';
import { getMeetingUrl, listManagers } from '../../../domain/colleague';
import { getManagerContactPath } from '../../../domain/paths';
import { getFirstName } from '../../../domain/person';
import type { SectionByName } from '../../../domain/sections';
import { section, visuallyHidden, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { ArrowLink } from '../../ui/ArrowLink';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Portrait } from '../../ui/Portrait';
import { SectionHead } from '../SectionHead';
import * as css from './Contacts.css';

export const Contacts = ({ title, note }: SectionByName<'people contacts'>) => (
  <section className={classNames(on.white, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
    </div>
    <ul className={css.list}>
      {listManagers().map(manager => (
        <Card key={manager.key} manager={manager} />
      ))}
    </ul>
  </section>
);

function Card({ manager }: { manager: Manager }) {
  const { key, name, role, portrait, hours, languages, askAbout } = manager;
  const facts = [
    ['Hours', hours],
    ['Speaks', languages.join(', ')],
    ['Ask about', askAbout],
  ].filter(([, fact]) => fact);
  return (
    <li className={css.manager}>
      <Portrait className={css.portrait} name={name} src={portrait} />
      <div className={css.details}>
        <h3 className={text.h3}>{name}</h3>
        <p className={css.role}>{role}</p>
        <dl className={css.facts}>
          {facts.map(([term, fact]) => (
            <Fragment key={term}>
              <dt className={css.fact}>{term}</dt>
              <dd>{fact}</dd>
            </Fragment>
          ))}
        </dl>
        <Button
          className={css.writeButton}
          variant="black_red"
          size="large"
          href={getManagerContactPath(key)}
        >
          Write to {getFirstName(name)}
        </Button>
        <ArrowLink className={css.meetingLink} href={getMeetingUrl(manager)}>
          <span>
            Book a meeting<span className={visuallyHidden}> with {name}</span>
          </span>
        </ArrowLink>
      </div>
    </li>
  );
}
