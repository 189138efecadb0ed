export { Button, type ButtonProps } from './buttons/button.tsx';
export { IconButton, type IconButtonProps, IconLink } from './buttons/icon-button.tsx';
export { LinkButton } from './buttons/link-button.tsx';
export { Avatar, colorNumberOf, initialsOf } from './display/avatar.tsx';
export { Badge } from './display/badge.tsx';
export { Chip } from './display/chip.tsx';
export { Crest, Mark, markPath } from './display/crest.tsx';
export { DateBadge } from './display/date-badge.tsx';
export { type Fact, Facts } from './display/facts.tsx';
export { EmailText } from './display/email-text.tsx';
export { Icon, type LucideIcon } from './display/icon.tsx';
export { type LinkProps, LinkProvider } from './display/link-provider.tsx';
export { Progress } from './display/progress.tsx';
export { Shirt } from './display/shirt.tsx';
export { LateSpinner, Spinner } from './display/spinner.tsx';
export { type Share, StatBar } from './display/stat-bar.tsx';
export { Text } from './display/text.tsx';
export { offScreen, VisuallyHidden } from './display/visually-hidden.tsx';
export { Alert } from './feedback/alert.tsx';
export { Banner } from './feedback/banner.tsx';
export { EmptyState } from './feedback/empty-state.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export { CheckboxField, type CheckboxFieldProps } from './forms/checkbox-field.tsx';
export { CheckboxList, type Choice } from './forms/checkbox-list.tsx';
export { Combobox } from './forms/combobox.tsx';
export { type ComboboxOption } from './forms/combobox-list.tsx';
export { DateOfBirthField, type DateParts } from './forms/date-of-birth-field.tsx';
export { FilePicker } from './forms/file-picker.tsx';
export { errorList, Form, type FormError, FormErrors } from './forms/form.tsx';
export { PasswordField } from './forms/password-field.tsx';
export { RadioGroup, type RadioOption } from './forms/radio-group.tsx';
export { RowCheck } from './forms/row-check.tsx';
export { SearchBox } from './forms/search-box.tsx';
export { type Segment, SegmentedControl } from './forms/segmented-control.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './forms/select-field.tsx';
export { SwitchField } from './forms/switch-field.tsx';
export {
  DateField,
  DateTimeField,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
  TimeField,
} from './forms/text-field.tsx';
export { type Toggle, ToggleGroup } from './forms/toggle-group.tsx';
export { Card } from './layout/card.tsx';
export { type Column } from './layout/data-cell.tsx';
export { DataTable } from './layout/data-table.tsx';
export { Disclosure } from './layout/disclosure.tsx';
export { Frame } from './layout/frame.tsx';
export { Grid } from './layout/grid.tsx';
export { List, ListRow, type ListRowProps } from './layout/list-row.tsx';
export { type RowSelection } from './layout/row-selection.ts';
export { SelectAll } from './layout/select-all.tsx';
export { type ManyAction, SelectionBar } from './layout/selection-bar.tsx';
export { SettingRow } from './layout/setting-row.tsx';
export { PageBody } from './layout/page-body.tsx';
export { PageHeader } from './layout/page-header.tsx';
export { Row, Stack } from './layout/stack.tsx';
export { Breadcrumb, type Crumb } from './navigation/breadcrumb.tsx';
export { NavItem, NavList } from './navigation/nav-list.tsx';
export { Pagination } from './navigation/pagination.tsx';
export { SkipLink } from './navigation/skip-link.tsx';
export { type Tab, Tabs } from './navigation/tabs.tsx';
export { TextLink } from './navigation/text-link.tsx';
export { titleLinkLook } from './navigation/title-link-look.ts';
export { ConfirmDialog } from './overlays/confirm-dialog.tsx';
export { DialogActions, DialogClose } from './overlays/dialog-actions.tsx';
export { Dialog } from './overlays/dialog.tsx';
export { Menu, type MenuItem } from './overlays/menu.tsx';
export { Popover } from './overlays/popover.tsx';
export { SlideOut } from './overlays/slide-out.tsx';
export { Toast, ToastProvider } from './overlays/toast.tsx';
export { type Brand, ThemeSample } from './theme/brand-style.ts';
export { ThemeRoot } from './theme/theme-root.tsx';
export { dark, media, type Space, theme, type Tone, toneColor, useMediaQuery } from './theme/theme.ts';
