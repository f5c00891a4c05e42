import map from '../../art/svg/plan.svg';
import { getSite } from '../../domain/current-site';
import type { OfficeSection } from '../../domain/sections/office';
import { frame } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { UkrainianText } from '../site/UkrainianText';
import { classNames } from '../ui/class-names';
import * as css from './Office.css';

export function Office({ title, line, plan, ukrainian = '' }: Omit<OfficeSection, 'kind'>) {
  const site = getSite();
  return (
    <section className={on.black}>
      <div className={classNames(frame, css.office)}>
        <div className={css.map}>
          <img className={css.plan} src={plan.src} alt={plan.alt} width={1200} height={900} loading="lazy" />
          {plan.src === map && (
            <>
              {site.office.landmark && <p className={css.landmark}>{site.office.landmark}</p>}
              <p className={css.place}>{[site.name, site.address.street].filter(Boolean).join(', ')}</p>
            </>
          )}
        </div>
        <div className={css.copy}>
          <div>
            <h2 className={text.h2}>{title}</h2>
            <p className={classNames(text.lead, text.muted, css.intro)}>{line}</p>
            <UkrainianText>{ukrainian}</UkrainianText>
          </div>
          <dl className={css.facts}>
            <div>
              <dt className={css.name}>Write</dt>
              <dd className={css.value}>
                <a className={text.link} href={`mailto:${site.email}`}>
                  {site.email}
                </a>
              </dd>
            </div>
            <div>
              <dt className={css.name}>Call</dt>
              <dd className={css.value}>
                <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
              </dd>
            </div>
            <div>
              <dt className={css.name}>Support in</dt>
              <dd className={css.value}>{site.supportLanguages.join(' and ')}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
