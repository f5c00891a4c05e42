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

const DAY_COUNT = 35;
const { title, loading, write, pick, stuck, open, preferences } = consentCopy.calendar;

export default function SchedulingEmbed({ onShownChange }: ThirdPartyProps) {
  const [{ schedulingUrl = '' }] = useState(readSettings);
  const [isWriting, setIsWriting] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useSchedulingEvents(frame, schedulingUrl);
  useEffect(() => onShownChange(!isWriting), [onShownChange, isWriting]);

  const toggleForm = (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    flushSync(() => {
      setIsWriting(!isWriting);
      onShownChange(isWriting);
    });
    // Swapping the calendar and the form moves the button.
    button.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <div className={css.calendar} hidden={isWriting}>
        <iframe
          ref={frame}
          className={css.frame}
          src={schedulingUrl}
          title={title}
          onLoad={() => setIsLoaded(true)}
        />
        {!isLoaded && <Loading />}
      </div>
      <div className={css.footer}>
        <button type="button" className={css.link} onClick={toggleForm}>
          <span className={text.link}>{isWriting ? pick : write}</span>
        </button>
        {!isWriting && (
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
    {Array.from({ length: DAY_COUNT }, (_, day) => (
      <Skeleton key={day} />
    ))}
  </div>
);
