import { expect, it } from 'vitest';
import { prefillOf } from './prefill';

const read = (query: string) => prefillOf(new URLSearchParams(query));

it('makes the first words of a request of the answers that a closing was sent with', () => {
  expect(read('ask=selfTest&yes=2&yes=5')).toEqual({
    message:
      '2 of 5. Yes to: Is there a red test that everybody knows about? Did bugs move a release date twice this year? Please tell us what an audit would read first.',
  });
  expect(read('ask=selfTest').message).toMatch(/^0 of 5\. Please/);
});

it('knows which manager a request is for', () => {
  expect(read('to=taras')).toEqual({ to: 'taras' });
  expect(read('ask=self-test&to=oksana&to=maya')).toEqual({
    to: 'oksana',
    message: read('ask=self-test').message,
  });
});

it('passes over what no closing asks, and shows nothing of the address itself', () => {
  for (const query of [
    '',
    'utm_source=a',
    'ask=',
    'ask=nothing',
    'ask=__proto__',
    'ask=constructor',
    'yes=1',
    'to=',
    'to=nobody',
    'to=Taras',
    'to=__proto__',
    'to=<script>',
    `to=${'taras'.repeat(1_000)}`,
    'to=%00taras',
  ])
    expect(read(query), query).toEqual({});
  const hostile = `ask=selfTest&yes=<script>alert(1)</script>&yes=${'1'.repeat(10_000)}&yes=%E0%A4%A&message=Buy`;
  expect(read(hostile)).toEqual(read('ask=selfTest'));
});
