/** The answer of a query hook that lists, as `Faces` takes it. */
export interface ListAnswer<Row> {
  data?: readonly Row[];
  isLoading: boolean;
  isError: boolean;
  refetch: () => unknown;
}
