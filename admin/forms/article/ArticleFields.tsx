import { getExcerpt } from '../../../domain/excerpt';
import { articlePath } from '../../../domain/paths';
import { trpc } from '../../../trpc/client';
import { toIsoDay } from '../../dates';
import { Field, Fields } from '../../fields/Fields';
import { Columns, Details } from '../Columns';
import { Group, Pair } from '../Group';
import { SeoFields } from '../SeoFields';
import { SlugNote } from '../SlugNote';
import { AuthorSuggestions } from './AuthorSuggestions';
import type { ArticleItem, ArticleValues } from './article-values';
import { ReadingTimeField } from './ReadingTimeField';

/** Returns the default description: the first paragraph, truncated (rule 14). */
function describe({ story }: ArticleValues): string {
  const first = story.find(({ type }) => type === 'paragraph') as ArticleItem | undefined;
  return getExcerpt({ story: first ? [{ alt: '', caption: '', ...first }] : [] });
}

/** Renders all fields of an article. */
export const ArticleFields = ({ slug }: { slug: string }) => (
  <Columns heading="About this article" details={<ArticleDetails slug={slug} />}>
    <Group title="Title and text" plain>
      <Fields path="" only={['title', 'story']} />
    </Group>
  </Columns>
);

const ArticleDetails = ({ slug }: { slug: string }) => (
  <>
    <Details title="URL and tags">
      <SlugNote slug={slug} getPath={articlePath} />
      <Tags />
      <Pair>
        <ReadingTimeField />
        <Field
          path="publishedOn"
          computed={
            slug === '' ? { value: toIsoDay(new Date()), source: 'as the day of publishing' } : undefined
          }
        />
      </Pair>
    </Details>
    <Details title="Author">
      <AuthorSuggestions />
      <Pair>
        <Fields path="author" only={['name', 'position']} />
      </Pair>
      <Fields path="author" only={['info', 'avatar', 'link']} />
    </Details>
    <Details title="Cover">
      <Field path="cover" />
    </Details>
    <SeoFields getPath={articlePath} describe={describe} source="from the first paragraph" />
  </>
);

/** Renders the tags with suggestions from other articles, most used first. */
function Tags() {
  const { data = [] } = trpc.articles.countByTag.useQuery();
  return <Field path="tags" suggestions={data.map(({ tag }) => tag)} />;
}
