import { formatDay } from '../../../domain/date';
import { getExcerpt } from '../../../domain/excerpt';
import { getArticlePath } from '../../../domain/paths';
import { toIsoDay } from '../../dates';
import { Field, Fields } from '../../fields/Fields';
import { useFieldValue } from '../../fields/form-context';
import { formatCount } from '../../format-count';
import { Details as FoldedDetails } from '../../kit/Details';
import { Columns, Details, Property } from '../Columns';
import { Group } from '../Group';
import { SeoFields } from '../SeoFields';
import { UrlField } from '../UrlField';
import { AuthorName, DefaultAuthor } from './AuthorName';
import { AuthorSuggestions } from './AuthorSuggestions';
import { Byline } from './Byline';
import type { ArticleItem, ArticleValues } from './complete-article';
import { DrawnCover } from './DrawnCover';
import { ReadingTimeField } from './ReadingTimeField';

/** Returns the default description: the first paragraph, truncated (rule 14). */
function describe({ story }: ArticleValues): string {
  const firstParagraph = story.find(({ type }) => type === 'paragraph') as ArticleItem | undefined;
  return getExcerpt({ story: firstParagraph ? [{ alt: '', caption: '', ...firstParagraph }] : [] });
}

export const ArticleFields = ({ slug }: { slug: string }) => (
  <Columns heading="About this article" details={<ArticleDetails slug={slug} />}>
    <Group title="Title and text" hidesTitle>
      <Field path="title" />
      <Byline isNew={slug === ''} />
      <Field path="story" />
    </Group>
  </Columns>
);

function ArticleDetails({ slug }: { slug: string }) {
  const day = useFieldValue<string>('publishedOn') ?? '';
  const minutes = useFieldValue<number>('readingTime') ?? 0;
  return (
    <>
      <Details title="Details">
        <UrlField slug={slug} />
        <Property label="Author" path="author" value={<AuthorName isNew={slug === ''} />}>
          <DefaultAuthor />
          <AuthorSuggestions />
          <FoldedDetails label="Somebody else, or other details">
            <Fields path="author" only={['name', 'position', 'info', 'avatar', 'link']} />
          </FoldedDetails>
        </Property>
        <Property
          label="Display date"
          path="publishedOn"
          value={Number.isNaN(Date.parse(day)) ? 'The day of publication' : formatDay(day)}
        >
          <Field
            path="publishedOn"
            computed={
              slug === '' ? { value: toIsoDay(new Date()), source: 'as the day of publishing' } : undefined
            }
          />
        </Property>
        <Property label="Reading time" path="readingTime" value={formatCount(minutes, 'minute')}>
          <ReadingTimeField />
        </Property>
        <Field path="tags" />
      </Details>
      <Details title="Cover">
        <DrawnCover />
        <Field path="cover" />
      </Details>
      <SeoFields getPath={getArticlePath} describe={describe} source="from the first paragraph" />
    </>
  );
}
