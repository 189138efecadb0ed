import { type ArgumentMetadata, BadRequestException, type ValidationError, ValidationPipe } from '@nestjs/common';

/** One message per field, the first that failed; nested fields by path, `address.street`. */
export function fieldErrors(problems: ValidationError[], path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...problems.map(({ property, constraints, children = [] }) => ({
      ...(constraints && { [path + property]: Object.values(constraints)[0] }),
      ...fieldErrors(children, `${path}${property}.`),
    })),
  ) as Record<string, string>;
}

/** Answers 400 with a message per field and the first of them as the sentence to read. */
export function validationProblem(problems: ValidationError[]): BadRequestException {
  const errors = fieldErrors(problems);
  return new BadRequestException({ message: Object.values(errors)[0] ?? 'The request is not acceptable', errors });
}

/** Bodies and queries by their DTOs. Ids in the address are for `IdParam`: Nest would turn `1e3` into 1000 before it looks. */
class DtoValidation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return metadata.type === 'param' ? value : (super.transform(value, metadata) as Promise<unknown>);
  }
}

/** Members that a DTO does not name are dropped: they change nothing. */
export const dtoValidation = () =>
  new DtoValidation({ whitelist: true, transform: true, stopAtFirstError: true, exceptionFactory: validationProblem });
