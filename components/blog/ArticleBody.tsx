import { ResponsiveImage } from '../site/ResponsiveImage';
import * as css from './ArticleBody.css';
import * as pageCss from './ArticlePage.css';

export type BodyItem =
  /** `start` is when the reader reaches the heading, in minutes. */
  | { type: 'title'; id: string; text: string; level?: 3; start?: number }
  /** Sanitised HTML. `flow` marks lists, code and several paragraphs, which a `<p>` can't contain. */
  | { type: 'paragraph'; html: string; flow: boolean; minute?: number }
  | { type: 'quote'; text: string }
  | { type: 'image'; src: string; alt: string; caption: string };

export const ArticleBody = ({ items }: { items: readonly BodyItem[] }) => (
  <div className={pageCss.page}>
    {items.map((item, index) => (
      <Item key={index} item={item} />
    ))}
  </div>
);

function Item({ item }: { item: BodyItem }) {
  switch (item.type) {
    case 'title': {
      const Heading = item.level ? 'h3' : 'h2';
      return (
        <Heading className={item.level ? css.subheading : css.heading} id={item.id}>
          {item.text}
        </Heading>
      );
    }
    case 'paragraph': {
      const Text = item.flow ? 'div' : 'p';
      return (
        <Text
          className={css.richText}
          data-minute={item.minute}
          dangerouslySetInnerHTML={{ __html: item.html }}
        />
      );
    }
    case 'quote':
      return <blockquote className={css.quote}>{item.text}</blockquote>;
    case 'image':
      return (
        <figure className={pageCss.figure}>
          <ResponsiveImage className={pageCss.image} src={item.src} alt={item.alt} sizes="100vw" />
          {item.caption && <figcaption className={pageCss.caption}>{item.caption}</figcaption>}
        </figure>
      );
  }
}
