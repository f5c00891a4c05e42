import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { classNames } from '../../../components/ui/class-names';
import { privacy } from '../../../content/privacy';
import { formatDay } from '../../../domain/date';
import { wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import { screenCrumbs } from '../screen-crumbs';
import * as css from './PolicyHead.css';

/** The title, and since when the text stands as it does. */
export const PolicyHead = () => (
  <div className={classNames(wrap, css.head)}>
    <Breadcrumbs items={screenCrumbs('privacy')} />
    <h1 className={classNames(text.display, css.title)}>{privacy.title}</h1>
    <p className={classNames(text.lead, text.muted, css.lead)}>{privacy.lead}</p>
    <p className={css.dates}>
      <Day name="Last updated" date={privacy.updated} />
      <Day name="Effective" date={privacy.effective} />
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
