import { fieldsOf } from '../fields/fields-of';
import type { ArticleItem, ArticleValues } from './article-values';

const { Line, Lines, ImageInput, RichText, ItemList } = fieldsOf<ArticleValues>();

const titles: Record<ArticleItem['type'], string> = {
  paragraph: 'Paragraph',
  title: 'Title',
  image: 'Image',
  quote: 'Quote',
  table: 'Table',
  code: 'Code',
};
const make = (type: ArticleItem['type']) => () =>
  ({ type, content: '', alt: '', caption: '' }) satisfies ArticleItem;
const additions = [
  { label: 'Add paragraph', make: make('paragraph') },
  { label: 'Add title', make: make('title') },
  { label: 'Add image', make: make('image') },
  { label: 'Add quote', make: make('quote') },
];

/** What an article says, piece by piece. */
export const ArticleContent = () => (
  <ItemList
    name="articleContent"
    label="Article content"
    additions={additions}
    titleOf={({ type }) => titles[type as ArticleItem['type']]}
    max={200}
  >
    {(index, { type }) => {
      const name = `articleContent.${index}.content` as const;
      if (type === 'title') return <Line name={name} label="Title" />;
      if (type === 'code') return <Lines name={name} label="Code" rows={8} />;
      if (type === 'table') return <Line name={`articleContent.${index}.caption`} label="Caption" />;
      if (type === 'quote') return <Lines name={name} label="Quote" rows={3} />;
      if (type === 'paragraph') return <RichText name={name} label="Paragraph" />;
      return (
        <>
          <ImageInput label="Image" name={name} altName={`articleContent.${index}.alt`} />
          <Line
            name={`articleContent.${index}.caption`}
            label="Caption"
            hint="Optional; stands below the image."
          />
        </>
      );
    }}
  </ItemList>
);
