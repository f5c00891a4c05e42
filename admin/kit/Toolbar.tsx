import type { ComponentProps } from 'react';
import { classNames } from '../../components/ui/class-names';
import * as css from './layout.css';

export { tool, toolButton, wideTool } from './layout.css';

type ToolbarProps =
  | ({ as?: 'search'; label?: string; sticky?: boolean; oneLine?: boolean } & ComponentProps<'search'>)
  | ({ as: 'form'; label?: string; sticky?: boolean; oneLine?: boolean } & ComponentProps<'form'>);

/** Renders a toolbar. Use the classes `tool` or `wideTool` for fields and `toolButton` for buttons. */
export function Toolbar({ as = 'search', label, sticky, oneLine, ...rest }: ToolbarProps) {
  const props = {
    ...rest,
    'aria-label': label,
    className: classNames(css.toolbar, sticky && css.stickyToolbar, oneLine && css.toolbarRow),
  };
  return as === 'form' ? (
    <form noValidate {...(props as ComponentProps<'form'>)} />
  ) : (
    <search {...(props as ComponentProps<'search'>)} />
  );
}
