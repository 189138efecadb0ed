import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useController,
  type UseControllerReturn,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';

// Compiled parsers need `eval`, which the page's policy blocks; even trying it would be reported.
z.config({ jitless: true });

type FormSchema<Input extends FieldValues, Output> = z.ZodMiniType<Output, Input>;

interface WithError {
  error: string | undefined;
}

/** What react-hook-form returns, and `field`, which binds a native input and its error: `<TextField {...form.field('name')} />`. */
export interface FormMethods<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  field: <Name extends Path<Input>>(
    name: Name,
    options?: RegisterOptions<Input, Name>,
  ) => UseFormRegisterReturn<Name> & WithError;
}

/** The form of a schema, for components that render some of its fields. */
export type FormOf<Schema extends z.ZodMiniType> =
  z.input<Schema> extends infer Input extends FieldValues ? FormMethods<Input, z.output<Schema>> : never;

/** A form with the rules of a schema; `handleSubmit` passes on the schema's output. `FormErrors` moves the focus. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
): FormMethods<Input, Output> {
  const form = useForm({ resolver: zodResolver(schema), defaultValues, shouldFocusError: false });
  const { errors } = form.formState;
  return {
    ...form,
    field: (name, options) => ({ ...form.register(name, options), error: messageOf(errors, name) }),
  };
}

/** Binds a component that is controlled by `value` and `onChange`, such as a list of checkboxes. */
export function useControlledField<Input extends FieldValues, Output, Name extends Path<Input>>(
  { control }: FormMethods<Input, Output>,
  name: Name,
): UseControllerReturn<Input, Name>['field'] & WithError {
  const { field, fieldState } = useController({ control, name });
  return { ...field, error: fieldState.error?.message };
}

function messageOf(errors: Record<string, { message?: unknown } | undefined>, name: string): string | undefined {
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}
