import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleBody } from './ArticleBody';

it('renders smaller headings as h3 elements', () => {
  const html = renderToStaticMarkup(
    <ArticleBody
      items={[
        { type: 'title', id: 'one', text: 'One' },
        { type: 'title', id: 'two', text: 'Two', level: 3 },
      ]}
    />,
  );
  expect(html).toMatch(/<h2 [^>]*id="one">One<\/h2><h3 [^>]*id="two">Two<\/h3>/);
});
