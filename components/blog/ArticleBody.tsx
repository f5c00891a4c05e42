import { ResponsiveImage } from '../site/ResponsiveImage';
import * as css from './ArticleBody.css';

export type BodyItem =
  | { type: 'title'; id: string; text: string; level?: 3 }
  /** Sanitised HTML. `flow` marks lists, code and several paragraphs, which a `<p>` can't contain. */
  | { type: 'paragraph'; html: string; flow: boolean }
  | { type: 'quote'; text: string }
  | { type: 'image'; src: string; alt: string; caption: string };

export const ArticleBody = ({ items }: { items: readonly BodyItem[] }) => (
  <div className={css.page}>
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
      return <Text className={css.richText} dangerouslySetInnerHTML={{ __html: item.html }} />;
    }
    case 'quote':
      return <blockquote className={css.quote}>{item.text}</blockquote>;
    case 'image':
      return (
        <figure className={css.figure}>
          <ResponsiveImage className={css.image} src={item.src} alt={item.alt} sizes="100vw" />
          {item.caption && <figcaption className={css.caption}>{item.caption}</figcaption>}
        </figure>
      );
  }
}
