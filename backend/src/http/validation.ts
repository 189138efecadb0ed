import {
  type ArgumentMetadata,
  BadRequestException,
  type Type,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';

/** One message per field; nested fields by path, for example `topics.0.isOn`, unless the list or object itself is wrong. */
export function fieldErrors(problems: ValidationError[], path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...problems.map(({ property, constraints, children = [] }) => ({
      ...(constraints
        ? { [path + property]: Object.values(constraints)[0] }
        : fieldErrors(children, `${path}${property}.`)),
    })),
  ) as Record<string, string>;
}

/** 400 with a message per field; the first is also the message for the user. */
export function validationProblem(problems: ValidationError[]): BadRequestException {
  const errors = fieldErrors(problems);
  return new BadRequestException({ message: Object.values(errors)[0] ?? 'The request is invalid', errors });
}

/** Validates bodies and queries. `IdParam` validates ids in paths, because Nest would convert `1e3` to 1000 first. */
class DtoValidation extends ValidationPipe {
  /** The DTOs of queries that have proved to be valid without any member. */
  private readonly optional = new Set<Type>();

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (type === 'body') return super.transform(value, metadata);
    if (type !== 'query' || metatype === undefined) return value;
    const isEmpty = Object.keys(value as object).length === 0;
    if (isEmpty && this.optional.has(metatype)) return new metatype();
    const query: unknown = await super.transform(value, metadata);
    if (isEmpty) this.optional.add(metatype);
    return query;
  }
}

/** Remembers the rules of a class, which the library otherwise looks for among the rules of all classes, for every value. */
function rememberRules(): void {
  const storage = getMetadataStorage();
  const known = new Map<unknown, ReturnType<typeof storage.getTargetValidationMetadatas>>();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  storage.getTargetValidationMetadatas = (target, ...options) => {
    const rules = known.get(target) ?? find(target, ...options);
    known.set(target, rules);
    return rules;
  };
}

rememberRules();

/** Removes members that the DTO does not declare. */
export const dtoValidation = () =>
  new DtoValidation({ whitelist: true, transform: true, stopAtFirstError: true, exceptionFactory: validationProblem });

/** 400 for a single field. */
export const fieldProblem = (field: string, message: string): BadRequestException =>
  new BadRequestException({ message, errors: { [field]: message } });

/** Removes undefined members, so that an omitted member does not overwrite a stored value. */
export const definedOnly = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
