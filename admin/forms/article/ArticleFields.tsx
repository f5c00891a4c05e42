import { getExcerpt } from '../../../domain/excerpt';
import { getArticlePath } from '../../../domain/paths';
import { toIsoDay } from '../../dates';
import { Field, Fields } from '../../fields/Fields';
import { Columns, Details } from '../Columns';
import { FieldPair, Group } from '../Group';
import { SeoFields } from '../SeoFields';
import { SlugNote } from '../SlugNote';
import { AuthorSuggestions } from './AuthorSuggestions';
import type { ArticleItem, ArticleValues } from './article-values';
import { Byline } from './Byline';
import { DrawnCover } from './DrawnCover';
import { DefaultAuthor } from './OwnAuthor';
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

const ArticleDetails = ({ slug }: { slug: string }) => (
  <>
    <Details title="URL and tags">
      <SlugNote slug={slug} getPath={getArticlePath} />
      <Field path="tags" />
      <FieldPair>
        <ReadingTimeField />
        <Field
          path="publishedOn"
          computed={
            slug === '' ? { value: toIsoDay(new Date()), source: 'as the day of publishing' } : undefined
          }
        />
      </FieldPair>
    </Details>
    <Details title="Author">
      <DefaultAuthor />
      <AuthorSuggestions />
      <FieldPair>
        <Fields path="author" only={['name', 'position']} />
      </FieldPair>
      <Fields path="author" only={['info', 'avatar', 'link']} />
    </Details>
    <Details title="Cover">
      <DrawnCover />
      <Field path="cover" />
    </Details>
    <SeoFields getPath={getArticlePath} describe={describe} source="from the first paragraph" />
  </>
);
