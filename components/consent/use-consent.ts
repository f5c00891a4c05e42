import { useEffect, useState } from 'react';
import { choose, configuredPurposes, consentFrom, type Purpose } from '../../domain/consent';
import { readChoice, secondsNow, writeChoice } from './choice-cookie';
import { setPlaces } from './consent-store';
import { privacySignal, readSettings } from './settings';
import { follow } from './third-parties';

function readSite() {
  const settings = readSettings();
  return { settings, configured: configuredPurposes(settings), signal: privacySignal() };
}

/** The visitor's answer and what follows from it; whoever uses this keeps the page's third parties in step. */
export function useConsent() {
  const [site] = useState(readSite);
  const [choice, setChoice] = useState(readChoice);
  const [codeLeft, setCodeLeft] = useState(false);
  const { settings, configured, signal } = site;
  const { granted, ask } = consentFrom(choice, site);
  const key = granted.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what `granted` says; the array is new each time
  useEffect(() => {
    setCodeLeft(follow(settings, granted));
    setPlaces({ configured, granted });
  }, [settings, configured, key]);

  return {
    configured,
    signal,
    granted,
    ask,
    askedBefore: choice !== undefined,
    codeLeft,
    forgetCode: () => setCodeLeft(false),
    /** Remembers "these and no others" and acts on it. */
    decide(purposes: readonly Purpose[]) {
      const answer = choose(purposes, { configured, signal, now: secondsNow() });
      writeChoice(answer);
      setChoice(answer);
    },
  };
}
