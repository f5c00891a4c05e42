import { Select, TextField } from '../../../components/ui/Field';
import { trpc } from '../../../trpc/client';
import { Stack } from '../../kit/Stack';
import type { WidgetProps } from '../widget';

/** Option value for a URL that isn't a page. */
const OTHER_URL = '#other';

export function PageField({ field, value: href = '', error, write }: WidgetProps<string>) {
  const { data: pages = [] } = trpc.pages.adminList.useQuery();
  const isPage = href === '' || pages.some(({ slug }) => slug === href);
  return (
    <Stack gap={4}>
      <Select
        label={field.label}
        value={isPage ? href : OTHER_URL}
        onChange={({ target: { value } }) => write(value === OTHER_URL ? 'https://' : value)}
      >
        {field.emptyLabel && <option value="">{field.emptyLabel}</option>}
        {pages.map(
          ({ slug, title }) =>
            slug && (
              <option key={slug} value={slug}>
                Page: {title}
              </option>
            ),
        )}
        <option value={OTHER_URL}>Another URL</option>
      </Select>
      {!isPage && (
        <TextField
          label="URL"
          value={href}
          autoComplete="off"
          hint="A path like /services, or a URL that starts with https://"
          error={error}
          onChange={({ target }) => write(target.value.trim())}
        />
      )}
    </Stack>
  );
}
