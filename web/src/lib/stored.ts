/** What is kept in this browser under a name. */
export function stored<Value>(name: string, otherwise: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? "null") as Value | null) ?? otherwise;
  } catch {
    return otherwise; // somebody else has written there
  }
}
