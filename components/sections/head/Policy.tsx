import { formatDay } from '../../../domain/date';
import type { HeroByName } from '../../../domain/sections/heroes';
import type { Breadcrumb } from '../../../domain/seo';
import { wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { classNames } from '../../ui/class-names';
import * as css from './Policy.css';

type PolicyHeadProps = HeroByName<'head policy'> & { crumbs: readonly Breadcrumb[] };

export const PolicyHead = ({ title, lead, updated, effective, crumbs }: PolicyHeadProps) => (
  <div className={classNames(wrap, css.head)}>
    <Breadcrumbs items={crumbs} />
    <h1 className={classNames(text.display, css.title)}>{title}</h1>
    <p className={classNames(text.lead, text.muted, css.lead)}>{lead}</p>
    <p className={css.dates}>
      <Day name="Last updated" date={updated} />
      <Day name="Effective" date={effective} />
    </p>
  </div>
);

const Day = ({ name, date }: { name: string; date: string }) => (
  <span>
    {name}{' '}
    <time className={css.date} dateTime={date}>
      {formatDay(date)}
    </time>
  </span>
);
