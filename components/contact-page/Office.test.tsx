import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import map from '../../art/svg/plan.svg';
import { Office } from './Office';

const render = (src: string) =>
  renderToStaticMarkup(<Office title="Lviv" line="Ring the bell." plan={{ src, alt: 'A plan' }} />);

it('labels the places of the plan only when the plan is the built-in one', () => {
  expect(render(map)).toContain('Rynok Square');
  expect(render('/uploads/our-street.png')).not.toContain('Rynok Square');
});
