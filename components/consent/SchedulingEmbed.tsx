import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cookieSectionPath } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import { Skeleton } from '../ui/Skeleton';
import type { ThirdPartyProps } from './ConsentGate';
import * as css from './SchedulingEmbed.css';
import { readSettings } from './settings';
import { consentCopy } from './texts';
import { useSchedulingEvents } from './use-scheduling-events';

const DAYS = 35;
const { title, loading, write, pick, stuck, open, preferences } = consentCopy.calendar;

export default function SchedulingEmbed({ onShown }: ThirdPartyProps) {
  const [{ schedulingUrl = '' }] = useState(readSettings);
  const [writing, setWriting] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useSchedulingEvents(frame, schedulingUrl);
  useEffect(() => onShown(!writing), [onShown, writing]);

  const selectDay = (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    flushSync(() => setWriting(!writing));
    // The calendar above the button appears or disappears, which moves the button.
    button.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <div className={css.calendar} hidden={writing}>
        <iframe
          ref={frame}
          className={css.frame}
          src={schedulingUrl}
          title={title}
          onLoad={() => setLoaded(true)}
        />
        {!loaded && <Loading />}
      </div>
      <div className={css.footer}>
        <button type="button" className={css.link} onClick={selectDay}>
          <span className={text.link}>{writing ? pick : write}</span>
        </button>
        {!writing && (
          <span>
            {stuck}{' '}
            <a
              className={classNames(css.link, text.link)}
              href={schedulingUrl}
              target="_blank"
              rel="noopener"
            >
              {open}
            </a>
          </span>
        )}
        <a className={classNames(css.link, text.link)} href={cookieSectionPath} data-cookie-preferences="">
          {preferences}
        </a>
      </div>
    </>
  );
}

const Loading = () => (
  <div className={css.skeleton}>
    <span className={visuallyHidden} role="status">
      {loading}
    </span>
    <Skeleton className={css.head} width="40%" height={32} />
    {Array.from({ length: DAYS }, (_, day) => (
      <Skeleton key={day} />
    ))}
  </div>
);
