// The matchers that tools/jest sets up, for the types of the tests.
import '@testing-library/jest-dom';
