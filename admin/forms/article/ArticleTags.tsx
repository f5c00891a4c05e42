import { stripTags } from '../../../domain/meta';
import { trpc } from '../../../trpc/client';
import type { WidgetProps } from '../../fields/widget';
import { TagsField } from '../../fields/widgets/TagsField';
import { useDebouncedRead } from '../use-debounced-read';
import { ARTICLES_SCANNED, type ArticleValues } from './complete-article';

/** Suggests tags of other articles: first those that the text mentions, then the most recent, then the most used. */
export function ArticleTags(props: WidgetProps<readonly string[]>) {
  const { data: facets = [] } = trpc.articles.countFacets.useQuery();
  const { data: recentArticles } = trpc.articles.list.useQuery({ limit: ARTICLES_SCANNED });
  const text = useDebouncedRead(({ title, story }: ArticleValues) =>
    stripTags([title, ...story.map(({ content }) => content)].join(' ')).toLowerCase(),
  );
  const recentTags = (recentArticles?.items ?? []).flatMap(({ tags }) => tags);
  const allTags = [...new Set([...recentTags, ...facets.map(({ label }) => label)])];
  const isMentioned = (tag: string) => text.includes(tag.toLowerCase());
  const suggestions = [...allTags.filter(isMentioned), ...allTags.filter(tag => !isMentioned(tag))];
  return <TagsField {...props} field={{ ...props.field, suggestions }} />;
}
