import { getSite } from '../../domain/current-site';
import { failureTexts } from '../../domain/failure-texts';
import { screens } from '../../domain/paths';
import { wrap } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import * as css from './FailureNotice.css';
import { isLostConnection } from './is-lost-connection';

type FailureNoticeProps = { error: unknown; onRetry: () => void };

/** Replaces failed content and uses the error screen's text (docs/decisions/failures.md). */
export const FailureNotice = ({ error, onRetry }: FailureNoticeProps) => (
  <section className={css.notice} role="alert">
    <div className={wrap}>
      <h1 className={text.h2}>{failureTexts.heading}</h1>
      <p className={css.lead}>
        {isLostConnection(error) ? failureTexts.leadWithoutConnection : failureTexts.leadWithoutId}
      </p>
      <div className={css.actions}>
        <Button variant="red_white" size="large" onClick={onRetry}>
          {failureTexts.again}
        </Button>
        <Button size="large" href={screens.home.path}>
          {failureTexts.home}
        </Button>
        <a className={css.emailLink} href={`mailto:${getSite().email}`}>
          {failureTexts.write}
        </a>
      </div>
    </div>
  </section>
);
