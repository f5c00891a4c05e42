import { getExcerpt } from '../../../domain/excerpt';
import { ARTICLE_TITLE_MAX } from '../../../domain/limits';
import { articlePath } from '../../../domain/paths';
import { Checks } from '../Checks';
import { Columns, Details } from '../Columns';
import { fieldsOf } from '../fields/fields-of';
import { Group, Pair } from '../Group';
import { InSearch } from '../InSearch';
import { SlugNote } from '../SlugNote';
import { ArticleContent } from './ArticleContent';
import { AuthorPicks } from './AuthorPicks';
import type { ArticleItem, ArticleValues } from './article-values';
import { DateShown } from './DateShown';
import { ReadingTime } from './ReadingTime';
import { useTags } from './use-tags';

const { Headline, Line, Lines, ImageInput, TagInput } = fieldsOf<ArticleValues>();

/** Returns the default description: the first paragraph, truncated (rule 14). */
function describe({ story }: ArticleValues): string {
  const first = story.find(({ type }) => type === 'paragraph') as ArticleItem | undefined;
  return getExcerpt({ story: first ? [{ alt: '', caption: '', ...first }] : [] });
}

/** Renders all fields of an article. */
export const ArticleFields = ({ slug }: { slug: string }) => (
  <Columns about="About this article" details={<ArticleDetails slug={slug} />}>
    <Group title="The article" plain>
      <Headline name="title" label="Title" max={ARTICLE_TITLE_MAX} />
      <ArticleContent />
    </Group>
  </Columns>
);

const ArticleDetails = ({ slug }: { slug: string }) => (
  <>
    <Checks />
    <Details title="Address and tags">
      <SlugNote slug={slug} pathOf={articlePath} />
      <TagInput name="tags" suggestions={useTags()} />
      <Pair>
        <ReadingTime />
        <DateShown isNew={slug === ''} />
      </Pair>
    </Details>
    <Details title="Author">
      <AuthorPicks />
      <Pair>
        <Line name="author.name" label="Author name" />
        <Line name="author.position" label="Author position" />
      </Pair>
      <Lines name="author.info" label="About the author" />
      <ImageInput label="Author avatar" name="author.avatar" />
      <Line name="author.link" label="Author link" type="url" />
    </Details>
    <Details title="Cover">
      <ImageInput label="Article image" name="cover" />
    </Details>
    <InSearch pathOf={articlePath} describe={describe} from="from the first paragraph" />
  </>
);
