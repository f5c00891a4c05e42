import type { ReactNode } from 'react';
import type { HeroByName } from '../../../domain/sections/heroes';
import { wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import { TalkButton } from '../../contact/TalkButton';
import { Dial } from '../../dial/Dial';
import { scene, sceneText } from '../../dial/Dial.css';
import { ArrowLink } from '../../ui/ArrowLink';
import { classNames } from '../../ui/class-names';
import { Lines } from '../../ui/Lines';
import * as css from './Front.css';

type FrontProps = HeroByName<'head front'> & {
  /** Sections that share the dial. */
  children?: ReactNode;
};

export const Hero = ({ title, lead, talk, more, note, stops = [], children }: FrontProps) => (
  <div className={scene} data-scope="">
    <section className={wrap}>
      <div className={classNames(sceneText, css.content)}>
        <div className={css.heroText}>
          <h1 className={classNames(text.display, css.title)}>
            <Lines lines={title} />
          </h1>
          <p className={classNames(text.lead, css.lead)}>{lead}</p>
          <div className={css.actions}>
            <TalkButton variant="red_white">{talk}</TalkButton>
            <ArrowLink href={more.href}>{more.label}</ArrowLink>
          </div>
        </div>
        {note && <p className={classNames(text.small, text.muted, css.note)}>{note}</p>}
      </div>
    </section>
    <Dial links={stops} />
    {children}
  </div>
);
