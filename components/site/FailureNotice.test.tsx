import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { failureTexts } from '../../domain/failure-texts';
import { FailureNotice } from './FailureNotice';

afterEach(() => void vi.unstubAllGlobals());

const renderNotice = (error: unknown) =>
  renderToStaticMarkup(<FailureNotice error={error} onRetry={() => undefined} />);

it('shows a general error when rendering a page fails', () => {
  const notice = renderNotice(new TypeError('item.client is undefined'));
  expect(notice).toContain('>Something went wrong:</h1>');
  expect(notice).toContain(failureTexts.leadWithoutId);
});

it.each([
  'Failed to fetch',
  'Failed to fetch dynamically imported module: /assets/a.js',
  'NetworkError when attempting to fetch resource.',
  'error loading dynamically imported module: /assets/a.js',
  'Load failed',
  'Importing a module script failed.',
])('shows a connection error when a browser reports “%s”', message => {
  const notice = renderNotice(new TypeError(message));
  expect(notice).toContain('>Something went wrong:</h1>');
  expect(notice).toContain(failureTexts.leadWithoutConnection);
  expect(notice).not.toContain(failureTexts.leadWithoutId);
});

it('shows a connection error for any failure when the browser is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(renderNotice(new Error('anything'))).toContain(failureTexts.leadWithoutConnection);
});
