import type { HeroByName } from '../../../domain/sections/heroes';
import type { Breadcrumb } from '../../../domain/seo';
import { wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { DialFrame } from '../../dial/Dial';
import * as dial from '../../dial/Dial.css';
import { ArrowLink } from '../../ui/ArrowLink';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { classNames } from '../../ui/class-names';
import { Lines } from '../../ui/Lines';
import { Pictogram } from '../Pictogram';
import { ConsultationLink } from './Drawing';
import * as drawing from './Drawing.css';
import * as css from './Ring.css';

type RingHeroProps = HeroByName<'head ring'> & { crumbs: readonly Breadcrumb[] };

/** Index of the entry that the beam rests on. */
const REST_INDEX = 2;

/** Renders entries around a dial, whose core shows the text of the one nearest to the beam. */
export function RingHero({ title, lead, offer, items, crumbs }: RingHeroProps) {
  const step = 360 / items.length;
  const getAngle = (index: number) => step * (index + 0.5);
  const restIndex = Math.min(REST_INDEX, items.length - 1);
  return (
    <section className={on.black} data-scope="">
      <div className={classNames(wrap, css.content)}>
        <Breadcrumbs items={crumbs} />
        <div className={css.copy}>
          <h1 className={classNames(text.display, css.title)}>
            <Lines lines={title} />
          </h1>
          <p className={classNames(text.lead, drawing.lead, css.lead)}>{lead}</p>
          <div className={drawing.action}>{offer && <ConsultationLink />}</div>
        </div>
        <DialFrame restAngle={getAngle(restIndex)} halfStep={step / 2} className={css.ring}>
          <div className={dial.coreDisc} />
          <ul>
            {items.map(({ title: name, text: sentence, icon, href }, index) => {
              // Entries without a link are buttons, so that focus shows their sentence.
              const Satellite = href ? 'a' : 'button';
              return (
                <li key={name} style={setVars({ [dial.satelliteAngle]: `${getAngle(index)}deg` })}>
                  <Satellite
                    className={css.satellite}
                    href={href}
                    type={href ? undefined : 'button'}
                    data-ray=""
                    data-angle={getAngle(index)}
                    data-lit={index === restIndex ? '' : undefined}
                  >
                    <Pictogram drawing={icon} className={css.pictogram} />
                    <span className={css.label}>{name}</span>
                  </Satellite>
                  <span className={css.core}>
                    <b className={text.h3} aria-hidden="true">
                      {name}
                    </b>
                    <span className={css.sentence}>{sentence}</span>
                  </span>
                </li>
              );
            })}
          </ul>
        </DialFrame>
        <dl className={css.list}>
          {items.map(({ title: name, text: sentence, icon, href }) => (
            <div key={name} className={css.entry}>
              <dt className={css.name}>
                <Pictogram drawing={icon} className={css.legend} />
                {href ? <ArrowLink href={href}>{name}</ArrowLink> : name}
              </dt>
              <dd className={css.description}>{sentence}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
